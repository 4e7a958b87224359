import java.io.*;

/** Peels bars off from below; a bar is due as soon as all that hangs from it is gone. */
public class PeelLeaves {
    static final InputStream IN = System.in;
    static final byte[] B = new byte[1 << 16];
    static int at, end;

    static int b() throws IOException {
        if (at == end) { end = IN.read(B, at = 0, B.length); if (end <= 0) { end = at = 0; return -1; } }
        return B[at++];
    }

    static int num() throws IOException {
        int c = b(), v = 0;
        while (c < '0') c = b();
        for (; c >= '0'; c = b()) v = v * 10 + c - '0';
        return v;
    }

    public static void main(String[] args) throws IOException {
        int n = num();
        int[] up = new int[n + 1], hi = new int[n + 1], lo = new int[n + 1];
        byte[] open = new byte[n + 1];
        for (int i = 1; i <= n; i++)
            for (int side = 0; side < 2; side++) {
                int c = num();
                if (c != 0) { up[c] = i; open[i]++; }
            }
        int crooked = 0;
        byte[] kids = open.clone();
        for (int leaf = 1; leaf <= n; leaf++) {
            if (kids[leaf] != 0) continue;
            int v = leaf;
            while (v != 0 && open[v] == 0) {
                if (hi[v] - lo[v] > 1) crooked++;
                int h = hi[v] + 1, u = up[v];
                if (h > hi[u]) { lo[u] = hi[u]; hi[u] = h; }
                else if (h > lo[u]) lo[u] = h;
                open[u]--;
                v = u;
            }
        }
        System.out.println(crooked);
    }
}
