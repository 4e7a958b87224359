import java.io.*;

public class D {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] value = new int[n], next = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            value[i] = (int) in.nval;
            next[i] = i + 1 < n ? i + 1 : -1;
        }
        int head = n > 0 ? 0 : -1, prev = -1;
        while (head != -1) {
            int t = next[head];
            next[head] = prev;
            prev = head;
            head = t;
        }
        PrintWriter out = new PrintWriter(new BufferedOutputStream(System.out));
        for (int x = prev; x != -1; x = next[x]) {
            out.print(value[x]);
            if (next[x] != -1) out.print(' ');
        }
        out.println();
        out.flush();
    }
}
