import java.util.*;
import java.io.*;

public class Right1 {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(reader.readLine().trim());
        Map<String, StringBuilder> groups = new HashMap<>();
        for (int i = 0; i < n; i++) {
            String word = reader.readLine().trim();
            char[] letters = word.toCharArray();
            Arrays.sort(letters);
            groups.computeIfAbsent(new String(letters), x -> new StringBuilder()).append(word).append(' ');
        }
        PrintWriter out = new PrintWriter(new BufferedOutputStream(System.out));
        for (StringBuilder line : groups.values()) {
            line.setLength(line.length() - 1);
            out.println(line);
        }
        out.flush();
    }
}
