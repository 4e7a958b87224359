import java.io.*;
import java.util.*;

public class E extends Thread {
    int rows, columns, both;
    int[][] height;
    byte[][] seas;

    E() {
        super(null, null, "island", 1L << 27);
    }

    void flood(int y, int x, int from, int sea) {
        if (y < 0 || x < 0 || y == rows || x == columns) return;
        if (height[y][x] < from || (seas[y][x] & sea) != 0) return;
        seas[y][x] |= sea;
        if (seas[y][x] == 3) both++;
        int h = height[y][x];
        flood(y - 1, x, h, sea);
        flood(y, x + 1, h, sea);
        flood(y + 1, x, h, sea);
        flood(y, x - 1, h, sea);
    }

    @Override
    public void run() {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in))) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            rows = Integer.parseInt(st.nextToken());
            columns = Integer.parseInt(st.nextToken());
            height = new int[rows][columns];
            seas = new byte[rows][columns];
            for (int[] row : height) {
                st = new StringTokenizer(in.readLine());
                for (int x = 0; x < columns; x++) row[x] = Integer.parseInt(st.nextToken());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        for (int y = 0; y < rows; y++) {
            flood(y, 0, 0, 1);
            flood(y, columns - 1, 0, 2);
        }
        for (int x = 0; x < columns; x++) {
            flood(0, x, 0, 1);
            flood(rows - 1, x, 0, 2);
        }
        System.out.println(both);
    }

    public static void main(String[] args) {
        new E().start();
    }
}
