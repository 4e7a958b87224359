import java.io.*;
import java.util.*;

public class Slow {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        List<String> tokens = new LinkedList<>();
        StringTokenizer st = new StringTokenizer(in.readLine());
        while (st.hasMoreTokens()) tokens.add(st.nextToken());
        st = new StringTokenizer(in.readLine());
        String p = st.nextToken(), q = st.nextToken();

        Map<String, String> parent = new HashMap<>();
        List<String> cells = new LinkedList<>();
        cells.add(tokens.get(0));
        parent.put(tokens.get(0), "");
        for (int i = 1; i < k; i++) {
            String t = tokens.get(i);
            if (!t.equals("null")) {
                parent.put(t, cells.get((i - 1) / 2));
                cells.add(t);
            }
        }

        List<String> above = new ArrayList<>();
        for (String c = p; !c.isEmpty(); c = parent.get(c)) above.add(c);
        String c = q;
        while (!above.contains(c)) c = parent.get(c);
        System.out.println(c);
    }
}
