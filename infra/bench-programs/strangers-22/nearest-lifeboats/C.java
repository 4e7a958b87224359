import java.io.*;

public class C {
    static DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));
    static long[] dist;
    static int[] heap;
    static int size;

    static int readInt() throws IOException {
        int c = in.read();
        while (c <= ' ') c = in.read();
        boolean minus = c == '-';
        if (minus) c = in.read();
        int v = 0;
        while (c >= '0' && c <= '9') {
            v = v * 10 + c - '0';
            c = in.read();
        }
        return minus ? -v : v;
    }

    static boolean before(int a, int b) {
        return dist[a] < dist[b] || dist[a] == dist[b] && a < b;
    }

    static void sink(int i) {
        int x = heap[i];
        for (;;) {
            int c = 2 * i + 1;
            if (c >= size) break;
            if (c + 1 < size && before(heap[c + 1], heap[c])) c++;
            if (!before(heap[c], x)) break;
            heap[i] = heap[c];
            i = c;
        }
        heap[i] = x;
    }

    public static void main(String[] args) throws IOException {
        int n = readInt(), k = readInt();
        long sx = readInt(), sy = readInt();
        dist = new long[n];
        heap = new int[n];
        size = n;
        for (int i = 0; i < n; i++) {
            long dx = readInt() - sx, dy = readInt() - sy;
            dist[i] = dx * dx + dy * dy;
            heap[i] = i;
        }
        for (int i = n / 2 - 1; i >= 0; i--) sink(i);
        StringBuilder sb = new StringBuilder();
        while (k-- > 0) {
            sb.append(heap[0] + 1).append(k > 0 ? ' ' : '\n');
            heap[0] = heap[--size];
            sink(0);
        }
        System.out.print(sb);
    }
}
