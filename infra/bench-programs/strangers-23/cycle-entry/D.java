import java.io.*;
import java.util.*;
import java.util.stream.*;

public class D {
    static int[] compose(int[] f, int[] g) {
        return IntStream.range(0, f.length).map(i -> f[g[i]]).toArray();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken()), start = Integer.parseInt(st.nextToken());
        st = new StringTokenizer(br.readLine());
        int[] next = new int[n + 1];
        for (int i = 1; i <= n; i++) next[i] = Integer.parseInt(st.nextToken());

        int room = start;
        int[] jump = next;
        for (int e = n; e > 0; e >>= 1) {
            if ((e & 1) == 1) room = jump[room];
            jump = compose(jump, jump);
        }
        if (room == 0) {
            System.out.println(0);
            return;
        }
        BitSet circle = new BitSet(n + 1);
        while (!circle.get(room)) {
            circle.set(room);
            room = next[room];
        }
        int answer = start;
        while (!circle.get(answer)) answer = next[answer];
        System.out.println(answer);
    }
}
