import java.util.*;

public class SlipIn {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        LinkedList<Integer> list = new LinkedList<>();
        int n = sc.nextInt();
        while (n-- > 0) list.add(sc.nextInt());
        int m = sc.nextInt();
        while (m-- > 0) {
            int value = sc.nextInt();
            ListIterator<Integer> it = list.listIterator();
            while (it.hasNext()) {
                if (it.next() > value) {
                    it.previous();
                    break;
                }
            }
            it.add(value);
        }
        StringBuilder sb = new StringBuilder();
        for (Integer v : list) {
            if (sb.length() > 0) sb.append(' ');
            sb.append(v);
        }
        System.out.println(sb);
    }
}
