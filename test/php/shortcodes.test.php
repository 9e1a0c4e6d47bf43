<?php
/**
 * Blocks placed by shortcodes.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Page\PrivateBlocks;
use StorefrontIslands\Shortcodes\Attributes;
use StorefrontIslands\Shortcodes\Tags;

/** What a block's type makes of attributes. */
$read = static function ( string $written ): Attributes {
	$block = new WP_Block_Type(
		'test/block',
		array(
			'attributes' => array(
				'productId' => array( 'type' => 'integer' ),
				'showAll'   => array( 'type' => 'boolean' ),
				'ratio'     => array( 'type' => 'number' ),
				'label'     => array( 'type' => 'string' ),
				'order'     => array(
					'type' => 'string',
					'enum' => array( 'up', 'down' ),
				),
				'items'     => array( 'type' => 'array' ),
				'style'     => array( 'type' => 'object' ),
			),
		)
	);
	return new Attributes( $block, (array) shortcode_parse_atts( $written ) );
};
/** What a visitor sees of content with shortcodes. */
$shown = static function ( string $content, int $user = 0 ): string {
	wp_set_current_user( $user );
	return do_shortcode( $content );
};

return array(
	'attributes have the types of block.json'      => static function () use ( $read ): void {
		same(
			array(
				'productId' => 12,
				'showAll'   => true,
				'ratio'     => 1.5,
				'label'     => 'Mugs & "more"',
				'order'     => 'down',
			),
			$read( 'product-id="12" showall="yes" RATIO="1.5" label="Mugs &amp; &quot;more&quot;" order="down"' )->values
		);
		same( array( 'showAll' => false ), $read( 'show_all="off"' )->values );
	},
	'lists and objects are JSON, lists also words' => static function () use ( $read ): void {
		same( array( 'items' => array( 'a', 'b c' ) ), $read( 'items="a, b c"' )->values );
		same( array( 'items' => array( 1, 2 ) ), $read( 'items="&#91;1,2&#93;"' )->values );
		same( array( 'style' => array( 'color' => array( 'text' => 'red' ) ) ), $read( "style='{\"color\":{\"text\":\"red\"}}'" )->values );
	},
	'what is unknown or wrong is left out'         => static function () use ( $read ): void {
		$attributes = $read( 'productid="many" order="sideways" style="x" lock="1" colour="red" alone' );
		same( array(), $attributes->values );
		same( array( 'productId', 'order', 'style' ), $attributes->wrong );
		same( array( 'lock', 'colour', 'alone' ), $attributes->unknown );
	},
	'a block stands where its shortcode does'      => static function () use ( $shown ): void {
		same( 1, preg_match( '/^<p>a<\/p><div [^>]*class="[^"]*storefront-search-block[^"]*"/', $shown( '<p>a</p>[storefront_island name="search" suggests="no"]' ) ) );
		same( 1, preg_match( '/data-island="search"/', $shown( '[storefront_island name="storefront-islands/search" /]' ) ) );
		same( 1, preg_match( '/class="[^"]*\bstorefront-account\b/', $shown( '[storefront_my_account]' ) ) );
	},
	'every shortcode of the docs is there'         => static function (): void {
		$documented = (string) file_get_contents( dirname( __DIR__, 2 ) . '/docs/site.md' );
		preg_match_all( '/\[(storefront_\w+)/', $documented, $named );
		same( true, count( $named[1] ) > 9 );
		same( array(), array_values( array_filter( array_unique( $named[1] ), static fn( string $tag ): bool => ! shortcode_exists( $tag ) ) ) );
	},
	'what stands between the tags goes inside'     => static function () use ( $shown ): void {
		$html = $shown( '[storefront_island name="filters"]<em>in</em>[storefront_island name="search"][/storefront_island]' );
		same( 1, preg_match( '/<aside .*<em>in<\/em>.*data-island="search".*<\/aside>/s', $html ) );
	},
	'brackets that a block shows are no shortcode' => static function () use ( $shown ): void {
		register_block_type(
			'test/search-words',
			array(
				'render_callback' => static function (): string {
					return '<i>[storefront_my_account]</i>';
				},
			)
		);
		$html = $shown( '[storefront_filters]<!-- wp:test/search-words /-->[storefront_island name="search"][/storefront_filters]' );
		unregister_block_type( 'test/search-words' );
		same( 1, substr_count( $html, '<i>[storefront_my_account]</i>' ) );
		same( 1, substr_count( $html, 'data-island="search"' ) );
	},
	'nothing between the tags is lost'             => static function () use ( $shown ): void {
		$html = $shown( '[storefront_island name="search"]<b>between</b>[storefront_island name="filters"]in[/storefront_island]' );
		same( 1, substr_count( $html, '<b>between</b>' ) );
		same( 1, substr_count( $html, '<aside ' ) );
	},
	'notes are for who can mend it'                => static function () use ( $shown ): void {
		$content = '[storefront_island name="<script>x" /][storefront_island name="search" colour="red" /]';
		same( false, strpos( $shown( $content ), 'note' ) );
		$html = $shown( $content, 1 );
		same( 2, substr_count( $html, 'storefront-editor-note' ) );
		same( false, strpos( $html, '<script>' ) );
		same( true, false !== strpos( $html, 'colour' ) );
	},
	'hostile attributes stay text'                 => static function () use ( $shown ): void {
		$html = $shown( '[storefront_my_account label="<img src=x onerror=alert(1)>&quot; onclick=&quot;x" classname="&quot; onclick=&quot;x"]' );
		same( false, strpos( $html, '<img' ) );
		same( 0, preg_match( '/<[a-z]+[^<>"]*("[^"]*"[^<>"]*)*\sonclick=/', $html ) );
	},
	'private blocks are found in shortcodes'       => static function (): void {
		$private = new PrivateBlocks();
		foreach ( array( '[storefront_island name="cart"]', "x [storefront_island align='wide' name=cart /] y", '[storefront_checkout]', '[storefront_purchase_summary heading-level="1"]', '[storefront_island name="filters"][storefront_cart][/storefront_island]' ) as $content ) {
			same( true, $private->in_content( $content ) );
		}
		foreach ( array( '[storefront_island name="mini-cart"]', '[[storefront_island name="cart"]]', '[storefront_carts]', '[storefront_my_account]', 'storefront_cart' ) as $content ) {
			same( false, $private->in_content( $content ) );
		}
	},
	'and in what Elementor keeps beside a page'    => static function (): void {
		$id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => 'x' ) );
		$private = new PrivateBlocks();
		same( false, $private->in_post( get_post( $id ) ) );
		update_post_meta( $id, '_elementor_data', wp_slash( '[{"elType":"widget","settings":{"shortcode":"[storefront_island name=\"cart\"]"}}]' ) );
		same( true, $private->in_post( get_post( $id ) ) );
		wp_delete_post( $id, true );
	},
	'every shortcode of its own is a block'        => static function (): void {
		foreach ( Tags::OWN as $name ) {
			same( true, WP_Block_Type_Registry::get_instance()->is_registered( "storefront-islands/$name" ) );
		}
	},
);
