import java.nio.charset.StandardCharsets;

public class D {
    public static void main(String[] args) throws Exception {
        String text = new String(System.in.readAllBytes(), StandardCharsets.US_ASCII).trim();
        String[] w = text.split("\\s+");
        int k = Integer.parseInt(w[0]);
        // token number i is w[i], 1..k; 0 means "no child"
        int[] left = new int[k + 1], right = new int[k + 1];
        int slot = 2;
        for (int i = 1; i <= k; i++) {
            if (w[i].equals("null")) continue;
            if (slot <= k) left[i] = slot;
            if (slot + 1 <= k) right[i] = slot + 1;
            slot += 2;
        }
        int[] queue = new int[2 * k + 2];
        int tail = 0, keep = 0;
        if (k > 0) queue[tail++] = 1;
        for (int head = 0; head < tail; head++) {
            int v = queue[head];
            if (v == 0 || w[v].equals("null")) continue;
            keep = head + 1;
            queue[tail++] = right[v];
            queue[tail++] = left[v];
        }
        StringBuilder sb = new StringBuilder();
        sb.append(keep).append('\n');
        for (int i = 0; i < keep; i++) {
            if (i > 0) sb.append(' ');
            sb.append(queue[i] == 0 ? "null" : w[queue[i]]);
        }
        System.out.println(sb);
    }
}
