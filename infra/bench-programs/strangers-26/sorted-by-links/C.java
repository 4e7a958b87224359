import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken());
        int head = Integer.parseInt(st.nextToken());
        long[] key = new long[n + 1];
        st = new StringTokenizer(in.readLine());
        for (int i = 1; i <= n; i++) key[i] = Long.parseLong(st.nextToken()) + 2_000_000_000L;
        int[] next = new int[n + 1];
        st = new StringTokenizer(in.readLine());
        for (int i = 1; i <= n; i++) next[i] = Integer.parseInt(st.nextToken());

        int[] front = new int[256], back = new int[256];
        for (int shift = 0; shift < 32; shift += 8) {
            Arrays.fill(front, 0);
            Arrays.fill(back, 0);
            for (int box = head, after; box != 0; box = after) {
                after = next[box];
                int d = (int) (key[box] >> shift & 255);
                if (front[d] == 0) front[d] = box;
                else next[back[d]] = box;
                back[d] = box;
                next[box] = 0;
            }
            int tail = 0;
            head = 0;
            for (int d = 0; d < 256; d++) {
                if (front[d] == 0) continue;
                if (tail == 0) head = front[d];
                else next[tail] = front[d];
                tail = back[d];
            }
        }

        PrintStream out = new PrintStream(new BufferedOutputStream(System.out, 1 << 16));
        for (int box = head; box != 0; box = next[box]) {
            if (box != head) out.print(' ');
            out.print(box);
        }
        out.println();
        out.flush();
    }
}
