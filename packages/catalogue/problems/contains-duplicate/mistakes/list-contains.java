import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        List<Integer> seen = new ArrayList<>();
        boolean dup = false;
        for (int i = 0; i < n; i++) {
            int x = ni();
            if (seen.contains(x)) { dup = true; break; }
            seen.add(x);
        }
        System.out.println(dup);
    }
}
