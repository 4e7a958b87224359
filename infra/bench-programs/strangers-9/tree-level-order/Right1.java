import java.io.*;
import java.util.*;

// No tree at all: a level with x nodes is followed by 2x tokens of the next level.
public class Right1 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        if (k == 0) return;
        Iterator<Object> tokens = new StringTokenizer(in.readLine()).asIterator();
        StringBuilder sb = new StringBuilder();
        int expected = 1;
        while (expected > 0 && tokens.hasNext()) {
            int nodes = 0;
            for (int i = 0; i < expected && tokens.hasNext(); i++) {
                Object token = tokens.next();
                if (token.equals("null")) continue;
                if (nodes++ > 0) sb.append(' ');
                sb.append(token);
            }
            sb.append('\n');
            expected = 2 * nodes;
        }
        System.out.print(sb);
    }
}
