import java.io.*;

public class C {
    static DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 65536));

    static int next() throws IOException {
        int b = in.read();
        while (b != '-' && (b < '0' || b > '9')) b = in.read();
        boolean minus = b == '-';
        if (minus) b = in.read();
        int x = 0;
        while (b >= '0' && b <= '9') {
            x = x * 10 + b - '0';
            b = in.read();
        }
        return minus ? -x : x;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = next();
        for (int i = 0; i < n; i++) {
            while (a[i] > 0 && a[i] <= n && a[a[i] - 1] != a[i]) {
                int home = a[i] - 1;
                int t = a[home];
                a[home] = a[i];
                a[i] = t;
            }
        }
        int k = 0;
        while (k < n && a[k] == k + 1) k++;
        System.out.println(k + 1);
    }
}
