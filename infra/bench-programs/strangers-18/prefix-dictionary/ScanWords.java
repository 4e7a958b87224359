import java.util.*;

public class ScanWords {
    static ArrayList<String> words = new ArrayList<>();

    static boolean has(String w) {
        for (String s : words) {
            if (s.equals(w)) return true;
        }
        return false;
    }

    static boolean prefix(String w) {
        for (String s : words) {
            if (s.length() >= w.length() && s.substring(0, w.length()).equals(w)) return true;
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int q = sc.nextInt();
        for (int i = 0; i < q; i++) {
            String op = sc.next();
            String w = sc.next();
            if (op.equals("add")) {
                if (!has(w)) words.add(w);
            } else if (op.equals("has")) {
                System.out.println(has(w));
            } else {
                System.out.println(prefix(w));
            }
        }
    }
}
