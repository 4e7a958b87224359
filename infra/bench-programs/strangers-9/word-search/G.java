import java.io.*;

public class G {
    static int rows;
    static int columns;
    static String[] grid;
    static String word;
    static final int[] DX = {0, 0, 1, -1};
    static final int[] DY = {1, -1, 0, 0};

    static boolean trace(int x, int y, int i, boolean[][] used) {
        if (grid[x].charAt(y) != word.charAt(i)) {
            return false;
        }
        if (i == word.length() - 1) {
            return true;
        }
        used[x][y] = true;
        for (int d = 0; d < 4; d++) {
            int nx = x + DX[d];
            int ny = y + DY[d];
            if (nx >= 0 && nx < rows && ny >= 0 && ny < rows && !used[nx][ny]) {
                if (trace(nx, ny, i + 1, used)) {
                    return true;
                }
            }
        }
        used[x][y] = false;
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] size = in.readLine().trim().split(" ");
        rows = Integer.parseInt(size[0]);
        columns = Integer.parseInt(size[1]);
        grid = new String[rows];
        for (int i = 0; i < rows; i++) {
            grid[i] = in.readLine().trim();
        }
        word = in.readLine().trim();
        boolean found = false;
        for (int x = 0; x < rows && !found; x++) {
            for (int y = 0; y < columns && !found; y++) {
                found = trace(x, y, 0, new boolean[rows][columns]);
            }
        }
        System.out.println(found);
    }
}
