import java.io.*;
import java.util.stream.IntStream;

public class C {
    private static int[] leader;
    private static byte[] rank;

    private static int leaderOf(int x) {
        int top = x;
        while (leader[top] != top) top = leader[top];
        while (leader[x] != top) {
            int next = leader[x];
            leader[x] = top;
            x = next;
        }
        return top;
    }

    private static boolean merge(int x, int y) {
        x = leaderOf(x);
        y = leaderOf(y);
        if (x == y) return false;
        if (rank[x] < rank[y]) leader[x] = y;
        else {
            leader[y] = x;
            if (rank[x] == rank[y]) rank[x]++;
        }
        return true;
    }

    private static int read(InputStream in) throws IOException {
        int c = in.read();
        while (c < '0') c = in.read();
        int r = 0;
        while (c >= '0') {
            r = r * 10 + (c - '0');
            c = in.read();
        }
        return r;
    }

    public static void main(String[] args) throws IOException {
        InputStream in = new BufferedInputStream(System.in, 1 << 16);
        int n = read(in);
        leader = IntStream.rangeClosed(0, n).toArray();
        rank = new byte[n + 1];
        int road = 1;
        while (merge(read(in), read(in))) road++;
        System.out.println(road);
    }
}
