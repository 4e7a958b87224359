import java.io.*;
import java.util.*;

public class TokensInAChain {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        if (k == 0) return;
        List<String> tokens = new LinkedList<>();
        for (StringTokenizer st = new StringTokenizer(in.readLine()); st.hasMoreTokens(); ) tokens.add(st.nextToken());
        int from = 0, places = 1;                  // the present level
        StringBuilder out = new StringBuilder();
        while (from < tokens.size()) {
            StringJoiner line = new StringJoiner(" ");
            int nodes = 0;
            for (int i = from; i < from + places && i < tokens.size(); i++) {
                if (tokens.get(i).equals("null")) continue;
                line.add(tokens.get(i));
                nodes++;
            }
            out.append(line).append('\n');
            from += places;
            places = 2 * nodes;
        }
        System.out.print(out);
    }
}
