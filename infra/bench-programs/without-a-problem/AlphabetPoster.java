public class AlphabetPoster {
    public static void main(String[] args) {
        String abc = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
        for (int shift = 0; shift < 26; shift++) {
            StringBuilder line = new StringBuilder();
            for (char c : abc.toCharArray()) line.append(abc.charAt((c - 'A' + shift) % 26));
            System.out.println(line);
        }
    }
}
