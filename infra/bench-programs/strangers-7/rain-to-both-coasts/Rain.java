import java.io.*;

public class Rain {
    static int rows, cols;
    static int[][] height;

    static void mark(boolean[][] seen, int y, int x, int from) {
        if (y < 0 || x < 0 || y >= rows || x >= cols) return;
        if (seen[y][x] || height[y][x] < from) return;
        seen[y][x] = true;
        int here = height[y][x];
        mark(seen, y - 1, x, here);
        mark(seen, y, x + 1, here);
        mark(seen, y + 1, x, here);
        mark(seen, y, x - 1, here);
    }

    static void run() {
        try {
            StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
            in.nextToken();
            rows = (int) in.nval;
            in.nextToken();
            cols = (int) in.nval;
            height = new int[rows][cols];
            for (int[] line : height) {
                for (int x = 0; x < cols; x++) {
                    in.nextToken();
                    line[x] = (int) in.nval;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        boolean[][] blue = new boolean[rows][cols];
        boolean[][] green = new boolean[rows][cols];
        for (int y = 0; y < rows; y++) {
            mark(blue, y, 0, -1);
            mark(green, y, cols - 1, -1);
        }
        for (int x = 0; x < cols; x++) {
            mark(blue, 0, x, -1);
            mark(green, rows - 1, x, -1);
        }
        int answer = 0;
        for (int y = 0; y < rows; y++)
            for (int x = 0; x < cols; x++)
                if (blue[y][x] && green[y][x]) answer++;
        System.out.println(answer);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(null, Rain::run, "deep", 1L << 29);
        t.start();
        t.join();
    }
}
