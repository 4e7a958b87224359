import java.io.*;

public class D {
    static final int SIZE = 1 << 18;
    static int[] key = new int[SIZE];
    static int[] slotOf = new int[SIZE];

    static int slot(int k) {
        int h = (k * 0x9E3779B9) >>> 14;
        while (key[h] != 0 && key[h] != k) h = (h + 1) & (SIZE - 1);
        return h;
    }

    static DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    static int read() throws IOException {
        int c = in.read();
        while (c <= ' ') c = in.read();
        int x = 0;
        while (c > ' ') {
            x = 10 * x + c - '0';
            c = in.read();
        }
        return x;
    }

    public static void main(String[] args) throws IOException {
        int n = read(), start = read();
        int[] pic = new int[n], next = new int[n], hint = new int[n], fresh = new int[n];
        for (int i = 0; i < n; i++) {
            int id = read();
            int s = slot(id);
            key[s] = id;
            slotOf[s] = i;
            pic[i] = read();
            next[i] = read();
            hint[i] = read();
        }
        int count = 0;
        for (int id = start; id != 0; ) {
            int i = slotOf[slot(id)];
            fresh[i] = ++count;
            id = next[i];
        }
        StringBuilder sb = new StringBuilder();
        for (int id = start; id != 0; ) {
            int i = slotOf[slot(id)];
            id = next[i];
            sb.append(pic[i]).append(' ');
            sb.append(id == 0 ? 0 : fresh[slotOf[slot(id)]]).append(' ');
            sb.append(hint[i] == 0 ? 0 : fresh[slotOf[slot(hint[i])]]).append('\n');
        }
        System.out.print(sb);
    }
}
