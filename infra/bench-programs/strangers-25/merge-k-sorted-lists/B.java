import java.io.*;

public class B {
    /* All archives go into one chain; then the chain is dealt out to 256 trays, byte by byte. */
    static int[] value = new int[100_001], next = new int[100_001];

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int k = (int) in.nval, cells = 0, head = 0;
        while (k-- > 0) {
            in.nextToken();
            for (int len = (int) in.nval; len > 0; len--) {
                in.nextToken();
                value[++cells] = (int) in.nval ^ Integer.MIN_VALUE;
                next[cells] = head;
                head = cells;
            }
        }
        for (int shift = 0; shift < 32; shift += 8) {
            int[] first = new int[256], last = new int[256];
            for (int c = head; c != 0; ) {
                int after = next[c], t = value[c] >>> shift & 255;
                next[c] = 0;
                if (first[t] == 0) first[t] = c;
                else next[last[t]] = c;
                last[t] = c;
                c = after;
            }
            head = 0;
            for (int t = 255; t >= 0; t--)
                if (first[t] != 0) {
                    next[last[t]] = head;
                    head = first[t];
                }
        }
        StringBuilder out = new StringBuilder();
        for (int c = head; c != 0; c = next[c]) out.append(value[c] ^ Integer.MIN_VALUE).append(next[c] == 0 ? "" : " ");
        System.out.println(out);
    }
}
