import java.util.*;

public class Letters26 {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String begin = sc.next(), end = sc.next();
        int n = sc.nextInt();
        Set<String> open = new HashSet<>();
        for (int i = 0; i < n; i++) open.add(sc.next());
        List<String> level = List.of(begin);
        open.remove(begin);
        int len = 1;
        while (!level.isEmpty()) {
            List<String> next = new ArrayList<>();
            for (String w : level) {
                if (w.equals(end)) {
                    System.out.println(len);
                    return;
                }
                char[] c = w.toCharArray();
                for (int i = 0; i < c.length; i++) {
                    char keep = c[i];
                    for (char x = 'a'; x <= 'z'; x++) {
                        c[i] = x;
                        String s = new String(c);
                        if (open.remove(s)) next.add(s);
                    }
                    c[i] = keep;
                }
            }
            level = next;
            len++;
        }
        System.out.println(0);
    }
}
