import java.io.*;

public class HandmadeSort {
    static long[] d;
    static int[] id;

    static boolean before(int i, int j) {
        return d[i] < d[j] || d[i] == d[j] && id[i] < id[j];
    }

    static void swap(int i, int j) {
        long x = d[i]; d[i] = d[j]; d[j] = x;
        int y = id[i]; id[i] = id[j]; id[j] = y;
    }

    static void sort(int from, int to) {
        while (from < to) {
            int wall = from;
            for (int i = from + 1; i <= to; i++)
                if (before(i, from)) swap(++wall, i);
            swap(from, wall);
            if (wall - from < to - wall) {
                sort(from, wall - 1);
                from = wall + 1;
            } else {
                sort(wall + 1, to);
                to = wall - 1;
            }
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken(); int n = (int) in.nval;
        in.nextToken(); int k = (int) in.nval;
        in.nextToken(); long sx = (long) in.nval;
        in.nextToken(); long sy = (long) in.nval;
        d = new long[n];
        id = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken(); long x = (long) in.nval - sx;
            in.nextToken(); long y = (long) in.nval - sy;
            d[i] = x * x + y * y;
            id[i] = i + 1;
        }
        sort(0, n - 1);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < k; i++) sb.append(id[i]).append(' ');
        System.out.println(sb.toString().trim());
    }
}
