import java.util.*;

public class AllPairs {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        String[] words = new String[n];
        TreeMap<Character, TreeSet<Character>> before = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            words[i] = sc.next();
            for (char ch : words[i].toCharArray()) before.putIfAbsent(ch, new TreeSet<>());
        }
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                String a = words[i], b = words[j];
                int k = 0;
                while (k < a.length() && k < b.length() && a.charAt(k) == b.charAt(k)) k++;
                if (k < a.length() && k < b.length()) {
                    before.get(b.charAt(k)).add(a.charAt(k));
                } else if (a.length() > b.length()) {
                    System.out.println("impossible");
                    return;
                }
            }
        }
        StringBuilder sb = new StringBuilder();
        while (!before.isEmpty()) {
            Character pick = null;
            for (Character ch : before.keySet()) {
                if (before.get(ch).isEmpty()) {
                    pick = ch;
                    break;
                }
            }
            if (pick == null) {
                System.out.println("impossible");
                return;
            }
            sb.append(pick);
            before.remove(pick);
            for (TreeSet<Character> s : before.values()) s.remove(pick);
        }
        System.out.println(sb);
    }
}
