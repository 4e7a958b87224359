import java.util.*;

public class SumOfCodes {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        Map<Long, List<String>> m = new LinkedHashMap<>();
        for (int i = 0; i < n; i++) {
            String w = sc.next();
            long h = 0;
            for (char c : w.toCharArray()) h += c;
            h = h * 100 + w.length();
            m.computeIfAbsent(h, k -> new ArrayList<>()).add(w);
        }
        for (List<String> l : m.values()) {
            System.out.println(String.join(" ", l));
        }
    }
}
