import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), k = ni();
        Map<Integer, Byte> m = new HashMap<>();
        for (int i = 0; i < n; i++) { int x = ni(); m.put(x, (byte) (m.getOrDefault(x, (byte) 0) + 1)); }
        List<Integer> v = new ArrayList<>(m.keySet());
        v.sort((a, b) -> m.get(b) - m.get(a));
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < k; i++) sb.append(v.get(i)).append(' ');
        System.out.println(sb);
    }
}
