<?php
/**
 * Content that was built with Elementor.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Content;

defined( 'ABSPATH' ) || exit;

/**
 * Elements of a post as Elementor stores them, as JSON in post meta: its widgets, the texts of their settings and the
 * templates that they print.
 */
final class ElementorData {
	/** Post meta with the elements. */
	public const META = '_elementor_data';

	/** Namespace of the blocks, which the names of their widgets begin with as well. */
	private const NAMESPACE = 'storefront-islands';

	/** Settings with the id of a template that an element prints: Elementor's template widget, global widgets, and our content control. */
	private const TEMPLATES = array( 'template_id', 'templateID' );

	/** Shortcode that prints a template. */
	private const TEMPLATE_SHORTCODE = '/\[elementor-template[^\]]*\bid="?(\d+)/';

	/**
	 * Full names of the blocks whose widgets it contains.
	 *
	 * @var list<string>
	 */
	public array $blocks = array();

	/** All texts of the settings. */
	public string $texts = '';

	/**
	 * Ids of the templates.
	 *
	 * @var list<int>
	 */
	public array $templates = array();

	/**
	 * Reads the elements of a post.
	 *
	 * @param int $post_id Id of the post.
	 */
	public function __construct( int $post_id ) {
		$json = get_post_meta( $post_id, self::META, true );
		$this->read( is_string( $json ) ? json_decode( $json, true ) : null );
		preg_match_all( self::TEMPLATE_SHORTCODE, $this->texts, $found );
		$this->templates = array_values( array_unique( array_merge( $this->templates, array_map( 'intval', $found[1] ) ) ) );
	}

	/**
	 * Returns the name of a block's widget.
	 *
	 * @param string $block Full name of the block.
	 */
	public static function widget( string $block ): string {
		return strtr( $block, '/', '-' );
	}

	/**
	 * Reads a part of the elements.
	 *
	 * @param mixed  $value Element, list of elements, settings, or a value of a setting.
	 * @param string $name  Its name.
	 */
	private function read( $value, string $name = '' ): void {
		if ( is_array( $value ) ) {
			foreach ( $value as $key => $inner ) {
				$this->read( $inner, (string) $key );
			}
		} elseif ( in_array( $name, self::TEMPLATES, true ) && is_numeric( $value ) ) {
			$this->templates[] = (int) $value;
		} elseif ( is_string( $value ) ) {
			$this->read_text( $value, $name );
		}
	}

	/**
	 * Reads a text.
	 *
	 * @param string $text The text.
	 * @param string $name Its name.
	 */
	private function read_text( string $text, string $name ): void {
		if ( 'widgetType' === $name && 0 === strpos( $text, self::NAMESPACE . '-' ) ) {
			$this->blocks[] = self::NAMESPACE . '/' . substr( $text, strlen( self::NAMESPACE ) + 1 );
		}
		$this->texts .= $text . "\n";
	}
}
