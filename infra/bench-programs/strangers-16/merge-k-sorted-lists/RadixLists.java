import java.io.*;

/** Who needs merging? All values are 32-bit: four counting passes. */
public class RadixLists {
    static DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    static int ni() throws IOException {
        int c = in.read();
        while (c != '-' && (c < '0' || c > '9')) c = in.read();
        boolean neg = c == '-';
        if (neg) c = in.read();
        int x = 0;
        while (c >= '0' && c <= '9') {
            x = x * 10 + c - '0';
            c = in.read();
        }
        return neg ? -x : x;
    }

    public static void main(String[] args) throws IOException {
        int k = ni(), size = 0;
        int[] a = new int[16];
        while (k-- > 0) {
            for (int len = ni(); len > 0; len--) {
                if (size == a.length) a = java.util.Arrays.copyOf(a, 2 * size);
                a[size++] = ni() ^ Integer.MIN_VALUE;
            }
        }
        int[] b = new int[size];
        for (int shift = 0; shift < 32; shift += 8) {
            int[] start = new int[257];
            for (int i = 0; i < size; i++) start[(a[i] >>> shift & 255) + 1]++;
            for (int d = 0; d < 256; d++) start[d + 1] += start[d];
            for (int i = 0; i < size; i++) b[start[a[i] >>> shift & 255]++] = a[i];
            int[] t = a; a = b; b = t;
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < size; i++) {
            if (i > 0) sb.append(' ');
            sb.append(a[i] ^ Integer.MIN_VALUE);
        }
        System.out.println(sb);
    }
}
