import java.io.*;
import java.util.*;

public class P3 {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(reader.readLine().trim());
        StringTokenizer tokens = new StringTokenizer(reader.readLine());
        Set<Integer> alone = new HashSet<>();
        for (int i = 0; i < n; i++) {
            Integer value = Integer.valueOf(tokens.nextToken());
            // add() is false if the value is in the set already
            if (!alone.add(value)) {
                alone.remove(value);
            }
        }
        System.out.println(alone.iterator().next());
    }
}
