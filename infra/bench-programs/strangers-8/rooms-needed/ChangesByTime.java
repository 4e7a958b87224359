import java.io.*;
import java.util.*;

public class ChangesByTime {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        Map<Integer, Integer> change = new HashMap<>();
        for (int sign = 1; sign >= -1; sign -= 2) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            for (int i = 0; i < n; i++) change.merge(Integer.parseInt(st.nextToken()), sign, Integer::sum);
        }
        int now = 0, most = 0;
        for (int c : change.values()) {
            now += c;
            most = Math.max(most, now);
        }
        System.out.println(most);
    }
}
