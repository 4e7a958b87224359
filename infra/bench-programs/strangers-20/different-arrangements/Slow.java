import java.util.*;

public class Slow {
    static Set<String> result = new HashSet<>();

    static void permute(String prefix, String rest) {
        if (rest.isEmpty()) {
            result.add(prefix);
            return;
        }
        for (int i = 0; i < rest.length(); i++) {
            permute(prefix + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1));
        }
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        String tiles = sc.next();
        permute("", tiles);
        List<String> sorted = new ArrayList<>(result);
        Collections.sort(sorted);
        for (String s : sorted) System.out.println(s);
    }
}
