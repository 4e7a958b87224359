import java.io.*;
import java.util.*;

public class DeepClimb implements Runnable {
    int r, c;
    int[][] height;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(null, new DeepClimb(), "climb", 1L << 27);
        t.start();
        t.join();
    }

    void climb(boolean[][] wet, int i, int j) {
        wet[i][j] = true;
        if (i > 0 && !wet[i - 1][j] && height[i - 1][j] >= height[i][j]) climb(wet, i - 1, j);
        if (i + 1 < r && !wet[i + 1][j] && height[i + 1][j] >= height[i][j]) climb(wet, i + 1, j);
        if (j > 0 && !wet[i][j - 1] && height[i][j - 1] >= height[i][j]) climb(wet, i, j - 1);
        if (j + 1 < c && !wet[i][j + 1] && height[i][j + 1] >= height[i][j]) climb(wet, i, j + 1);
    }

    @Override
    public void run() {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in))) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            r = Integer.parseInt(st.nextToken());
            c = Integer.parseInt(st.nextToken());
            height = new int[r][c];
            for (int i = 0; i < r; i++) {
                st = new StringTokenizer(in.readLine());
                for (int j = 0; j < c; j++) height[i][j] = Integer.parseInt(st.nextToken());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        boolean[][] blue = new boolean[r][c], green = new boolean[r][c];
        for (int i = 0; i < r; i++) {
            if (!blue[i][0]) climb(blue, i, 0);
            if (!green[i][c - 1]) climb(green, i, c - 1);
        }
        for (int j = 0; j < c; j++) {
            if (!blue[0][j]) climb(blue, 0, j);
            if (!green[r - 1][j]) climb(green, r - 1, j);
        }
        int both = 0;
        for (int i = 0; i < r; i++)
            for (int j = 0; j < c; j++)
                if (blue[i][j] && green[i][j]) both++;
        System.out.println(both);
    }
}
