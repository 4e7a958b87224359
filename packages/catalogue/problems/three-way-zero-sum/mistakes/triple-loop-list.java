import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        List<Integer> a = new LinkedList<>();
        for (int i = 0; i < n; i++) a.add(ni());
        Collections.sort(a);
        Set<String> res = new LinkedHashSet<>();
        int i = 0;
        for (int x : a) {
            int k = 0;
            for (int y : a) {
                if (k > i) {
                    int m = 0;
                    for (int z : a) { if (m > k && x + y + z == 0) res.add(x + " " + y + " " + z); m++; }
                }
                k++;
            }
            i++;
        }
        System.out.println(res.isEmpty() ? "none" : String.join("\n", res));
    }
}
