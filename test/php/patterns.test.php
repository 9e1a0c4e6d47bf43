<?php
/**
 * The plugin's patterns, as WordPress reads them.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

const STOREFRONT_PATTERNS = array( 'header', 'shop', 'cart', 'checkout', 'landing' );

/** What a pattern holds. */
$content_of = static function ( string $name ): string {
	$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( 'storefront-islands/' . $name );
	return is_array( $pattern ) ? (string) $pattern['content'] : '';
};

/** Every block of some content, those inside others too. */
$all_blocks = static function ( array $blocks ) use ( &$all_blocks ): array {
	$all = array();
	foreach ( $blocks as $block ) {
		$all = array_merge( $all, array( $block ), $all_blocks( $block['innerBlocks'] ) );
	}
	return $all;
};

/** Whether the style sheet of groups is wanted once some blocks are rendered. */
$wants_style = static function ( string $content ): bool {
	wp_dequeue_style( 'storefront-islands-groups' );
	do_blocks( $content );
	$is_wanted = wp_style_is( 'storefront-islands-groups' );
	wp_dequeue_style( 'storefront-islands-groups' );
	return $is_wanted;
};

return array(
	'each pattern is in the category, and consists of blocks that there are' => static function () use ( $content_of, $all_blocks ): void {
		same( true, WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( 'storefront-islands' ) );
		foreach ( STOREFRONT_PATTERNS as $name ) {
			$blocks = $all_blocks( parse_blocks( trim( $content_of( $name ) ) ) );
			same( true, count( $blocks ) > 0 );
			foreach ( $blocks as $block ) {
				$is_space = null === $block['blockName'] && '' === trim( $block['innerHTML'] );
				same( true, $is_space || WP_Block_Type_Registry::get_instance()->is_registered( (string) $block['blockName'] ) );
				same( true, is_array( $block['attrs'] ) );
			}
		}
	},

	'texts with quotes and angles stay inside their attributes' => static function () use ( $all_blocks ): void {
		$translate = static function ( string $translation, string $text ): string {
			return 'Category' === $text ? 'L\'<b>"état" -->' : $translation;
		};
		add_filter( 'gettext_storefront-islands', $translate, 10, 2 );
		// The registry has read the file already, in English.
		ob_start();
		include WP_PLUGIN_DIR . '/storefront-islands/patterns/shop.php';
		$content = (string) ob_get_clean();
		remove_filter( 'gettext_storefront-islands', $translate );
		$headings = array();
		foreach ( $all_blocks( parse_blocks( $content ) ) as $block ) {
			$headings[] = $block['attrs']['heading'] ?? '';
		}
		same( true, in_array( 'L\'<b>"état" -->', $headings, true ) );
	},

	'a page carries the style of groups only where one needs it' => static function () use ( $content_of, $wants_style ): void {
		same( false, $wants_style( '<!-- wp:group --><div class="wp-block-group"></div><!-- /wp:group -->' ) );
		same( true, $wants_style( $content_of( 'header' ) ) );
		same( true, $wants_style( $content_of( 'shop' ) ) );
	},

	'addresses in patterns are whole: the editor shows them in a frame without one' => static function () use ( $content_of ): void {
		preg_match_all( '/href="([^"]*)"/', $content_of( 'landing' ), $found );
		same( 2, count( $found[1] ) );
		foreach ( $found[1] as $address ) {
			same( 0, strpos( $address, home_url( '/' ) ) );
		}
	},
);
