<?php
/**
 * Our blocks in place of WooCommerce's.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Replace;

defined( 'ABSPATH' ) || exit;

/**
 * Lets our cart and checkout answer where WooCommerce's stand: in content, templates, patterns and widgets. Nothing that is
 * saved changes, so whoever looks for WooCommerce's block there finds it, and switching this off brings it back.
 */
final class Takeover {
	/** What scripts and styles of plugins look for. */
	private const CLASSES = array(
		Replaced::CART     => 'wp-block-woocommerce-cart',
		Replaced::CHECKOUT => 'wp-block-woocommerce-checkout',
	);

	/** Hooks in. */
	public function register(): void {
		// Last: WordPress's own filter there forgets what those before it have answered.
		add_filter( 'pre_render_block', array( $this, 'answer' ), PHP_INT_MAX, 2 );
		add_filter( 'wp_resource_hints', array( new Hints(), 'without_replaced' ), PHP_INT_MAX, 2 );
	}

	/**
	 * Answers for a block that is about to be rendered.
	 *
	 * @param string|null          $html  What answers for the block already.
	 * @param array<string, mixed> $block The parsed block.
	 * @return string|null
	 */
	public function answer( $html, array $block ) {
		$original = new ParsedBlock( $block );
		$ours     = null === $html ? Replaced::by( $original->name ) : null;
		if ( null === $ours ) {
			return $html;
		}
		$areas = ( new KeptBlocks() )->areas( $original );
		$shown = render_block( ParsedBlock::holding( $ours, $this->attributes( $ours, $original ), $areas ) ); // @phpstan-ignore argument.type (WordPress asks for a shape whose every key is optional)
		return OtherFilters::run( $shown, $original );
	}

	/**
	 * The attributes of ours: those of WooCommerce's that ours has as well, and what was left out of WooCommerce's.
	 *
	 * @param string      $ours     Our block.
	 * @param ParsedBlock $original WooCommerce's block.
	 * @return array<string, mixed>
	 */
	private function attributes( string $ours, ParsedBlock $original ): array {
		$type  = \WP_Block_Type_Registry::get_instance()->get_registered( $ours );
		$known = null === $type ? array() : $type->get_attributes();
		return array( 'className' => trim( self::CLASSES[ $original->name ] . ' ' . $original->text( 'className' ) ) )
			+ array_intersect_key( LeftOut::of( $original ) + $original->attributes, $known )
			// As WooCommerce's are until somebody aligns them.
			+ array( 'align' => 'wide' );
	}
}
