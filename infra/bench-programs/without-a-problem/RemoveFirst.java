import java.util.*;
public class RemoveFirst {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        ArrayList<Integer> cards = new ArrayList<>();
        int n = sc.nextInt();
        while (n-- > 0) cards.add(sc.nextInt());
        StringBuilder gone = new StringBuilder();
        while (cards.size() > 1) {
            gone.append(cards.remove(0)).append(" ");
            cards.add(cards.remove(0));
        }
        System.out.println("gone: " + gone.toString().trim());
        System.out.println("left: " + cards.get(0));
    }
}
