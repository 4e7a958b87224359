import java.io.*;

public class B {
    private static final InputStream IN = new BufferedInputStream(System.in, 1 << 16);

    private static int readInt() throws IOException {
        int c = IN.read();
        while (c < '0') c = IN.read();
        int v = 0;
        for (; c >= '0'; c = IN.read()) v = v * 10 + (c - '0');
        return v;
    }

    static class Farms {
        private final int[] up;

        Farms(int n) {
            up = new int[n + 1];
            java.util.Arrays.fill(up, -1);
        }

        int top(int v) {
            while (up[v] >= 0) v = up[v];
            return v;
        }

        boolean join(int a, int b) {
            a = top(a);
            b = top(b);
            if (a == b) return false;
            if (up[a] > up[b]) {
                int t = a;
                a = b;
                b = t;
            }
            up[a] += up[b];
            up[b] = a;
            return true;
        }
    }

    public static void main(String[] args) throws IOException {
        int n = readInt();
        Farms farms = new Farms(n);
        int road = 1;
        while (farms.join(readInt(), readInt())) road++;
        System.out.println(road);
    }
}
