<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Content;

use StorefrontIslands\Html\BlockNames;

defined( 'ABSPATH' ) || exit;

/**
 * Elements of a post as Elementor stores them, as JSON in post meta: its widgets, the texts of their settings and the
 * templates that they print.
 */
final class ElementorData {
	/** Post meta with the elements. */
	public const META = '_elementor_data';

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

	/** Reads the elements of a post. */
	public function __construct( int $post_id ) {
		$this->read( self::elements( $post_id ) );
		preg_match_all( self::TEMPLATE_SHORTCODE, $this->texts, $found );
		$this->templates = array_values( array_unique( array_merge( $this->templates, array_map( 'intval', $found[1] ) ) ) );
	}

	/** Returns the type of a widget of a post; empty if the post has no such widget. */
	public static function widget_type( int $post_id, string $widget_id ): string {
		return self::type_of( $widget_id, self::elements( $post_id ) );
	}

	/**
	 * Returns the type of a widget among elements and what they contain.
	 *
	 * @param mixed $elements List of elements.
	 */
	private static function type_of( string $widget_id, $elements ): string {
		foreach ( is_array( $elements ) ? $elements : array() as $element ) {
			if ( ! is_array( $element ) ) {
				continue;
			}
			$type = ( $element['id'] ?? null ) === $widget_id ? $element['widgetType'] ?? '' : self::type_of( $widget_id, $element['elements'] ?? null );
			if ( is_string( $type ) && '' !== $type ) {
				return $type;
			}
		}
		return '';
	}

	/**
	 * Returns the elements of a post.
	 *
	 * @return mixed
	 */
	private static function elements( int $post_id ) {
		$json = get_post_meta( $post_id, self::META, true );
		return is_string( $json ) ? json_decode( $json, true ) : null;
	}

	/**
	 * Reads a part of the elements.
	 *
	 * @param mixed $value Element, list of elements, settings, or a value of a setting.
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

	private function read_text( string $text, string $name ): void {
		$block = 'widgetType' === $name ? BlockNames::of_widget( $text ) : '';
		if ( '' !== $block ) {
			$this->blocks[] = $block;
		}
		$this->texts .= $text . "\n";
	}
}
