import java.util.*;

public class D {
    static TreeSet<String> words = new TreeSet<>();

    // fixes position p: every letter from p on may come here, but equal letters only once
    static void fix(char[] t, int p) {
        if (p == t.length) { words.add(new String(t)); return; }
        Set<Character> tried = new HashSet<>();
        for (int i = p; i < t.length; i++) {
            if (!tried.add(t[i])) continue;
            swap(t, p, i);
            fix(t, p + 1);
            swap(t, p, i);
        }
    }

    static void swap(char[] t, int i, int j) { char h = t[i]; t[i] = t[j]; t[j] = h; }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        sc.nextInt();
        fix(sc.next().toCharArray(), 0);
        System.out.println(String.join("\n", words));
    }
}
