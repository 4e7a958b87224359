import java.io.*;
import java.util.*;

public class Bucket {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int[] h = new int[5];
        for (int i = 0; i < 5; i++) {
            st.nextToken();
            h[i] = (int) st.nval;
        }
        int r = h[0], c = h[1];
        int[] px = new int[r * c];
        for (int i = 0; i < px.length; i++) {
            st.nextToken();
            px[i] = (int) st.nval;
        }
        int from = h[2] * c + h[3], old = px[from];
        if (old != h[4]) {
            ArrayDeque<Integer> todo = new ArrayDeque<>();
            todo.push(from);
            px[from] = h[4];
            while (!todo.isEmpty()) {
                int p = todo.pop();
                int col = p % c;
                int[] near = {p - c, p + c, col > 0 ? p - 1 : -1, col < c - 1 ? p + 1 : -1};
                for (int q : near) {
                    if (q < 0 || q >= px.length || px[q] != old) continue;
                    px[q] = h[4];
                    todo.push(q);
                }
            }
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < px.length; i++) sb.append(px[i]).append(i % c == c - 1 ? '\n' : ' ');
        System.out.print(sb);
    }
}
