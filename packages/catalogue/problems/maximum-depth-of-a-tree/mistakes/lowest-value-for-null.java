import java.io.*;
import java.util.*;

public class Main {
    static final int NONE = -1000000;

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        if (k == 0) {
            System.out.println(0);
            return;
        }
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[k];
        for (int i = 0; i < k; i++) {
            String token = tokens.nextToken();
            values[i] = token.equals("null") ? NONE : Integer.parseInt(token);
        }
        int depth = 0;
        int at = 1;
        int level = 1;
        while (level > 0) {
            depth++;
            int next = 0;
            for (int i = 0; i < 2 * level && at < k; i++) {
                if (values[at++] != NONE) next++;
            }
            level = next;
        }
        System.out.println(depth);
    }
}
