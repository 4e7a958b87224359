import java.io.*;
import java.util.HashMap;
import java.util.Map;

public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        Map<Integer, Integer> lengthAtEnd = new HashMap<>();
        int longest = 0;
        for (int i = 0; i < n; i++) {
            st.nextToken();
            int x = (int) st.nval;
            if (lengthAtEnd.containsKey(x)) continue;
            int left = lengthAtEnd.getOrDefault(x - 1, 0);
            int right = lengthAtEnd.getOrDefault(x + 1, 0);
            int joined = left + 1 + right;
            lengthAtEnd.put(x, joined);
            lengthAtEnd.put(x - left, joined);
            lengthAtEnd.put(x + right, joined);
            if (joined > longest) longest = joined;
        }
        System.out.println(longest);
    }
}
