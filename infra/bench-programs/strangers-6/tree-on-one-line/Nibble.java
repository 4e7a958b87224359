import java.util.*;

public class Nibble {
    static final Map<Integer, List<String>> byLevel = new TreeMap<>();

    static char bite(StringBuilder sb) {
        char c = sb.charAt(0);
        sb.deleteCharAt(0);
        return c;
    }

    static void read(StringBuilder sb, int level) {
        List<String> row = byLevel.computeIfAbsent(level, x -> new ArrayList<>());
        StringBuilder number = new StringBuilder();
        while (sb.length() > 0 && (sb.charAt(0) == '-' || Character.isDigit(sb.charAt(0)))) number.append(bite(sb));
        if (number.length() == 0) {
            row.add("null");
            return;
        }
        row.add(number.toString());
        if (sb.length() == 0 || sb.charAt(0) != '(') {
            byLevel.computeIfAbsent(level + 1, x -> new ArrayList<>()).addAll(List.of("null", "null"));
            return;
        }
        bite(sb);
        read(sb, level + 1);
        if (bite(sb) == ',') {
            read(sb, level + 1);
            bite(sb);
        } else {
            byLevel.get(level + 1).add("null");
        }
    }

    static String write(String[] t, int[] firstChild, int i) {
        int a = firstChild[i];
        String left = a < t.length && !t[a].equals("null") ? write(t, firstChild, a) : "";
        String right = a + 1 < t.length && !t[a + 1].equals("null") ? write(t, firstChild, a + 1) : "";
        if (!right.isEmpty()) return t[i] + "(" + left + "," + right + ")";
        return left.isEmpty() ? t[i] : t[i] + "(" + left + ")";
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        if (sc.next().equals("read")) {
            read(new StringBuilder(sc.next()), 0);
            List<String> flat = new ArrayList<>();
            byLevel.values().forEach(flat::addAll);
            while (flat.get(flat.size() - 1).equals("null")) flat.remove(flat.size() - 1);
            System.out.println(flat.size());
            System.out.println(String.join(" ", flat));
        } else {
            String[] t = new String[sc.nextInt()];
            int[] firstChild = new int[t.length];
            int child = 1;
            for (int i = 0; i < t.length; i++) {
                t[i] = sc.next();
                if (t[i].equals("null")) continue;
                firstChild[i] = child;
                child += 2;
            }
            System.out.println(write(t, firstChild, 0));
        }
    }
}
