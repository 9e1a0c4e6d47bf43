<?php
/**
 * A list of what products can be narrowed by.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Filters;

use StorefrontIslands\Catalogue\CataloguePage;
use StorefrontIslands\Views\Ui\Data;
use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/**
 * Terms of an attribute or a taxonomy, stock statuses, ratings or categories, with how many products each would leave:
 * src/islands/filter-list/view.tsx at rest.
 */
final class FilterList implements FilterView {
	/** A longer list is folded after FIRST choices; it is not folded for one or two. */
	private const LONGEST = 12;

	private const FIRST = 10;

	/** From so many choices on a list can be searched. */
	private const SEARCHED_FROM = 20;

	/**
	 * The block's attributes; kind: attribute, stock, rating, category or taxonomy.
	 *
	 * @var Data
	 */
	private $options;

	/**
	 * The page that it stands on.
	 *
	 * @var CataloguePage
	 */
	private $page;

	/**
	 * What it offers.
	 *
	 * @var FilterChoices
	 */
	private $choices;

	/**
	 * Takes what it shows.
	 *
	 * @param array<string, mixed> $attributes As the editor saved them.
	 * @param CataloguePage        $page       The page that it stands on.
	 */
	public function __construct( array $attributes, CataloguePage $page ) {
		$this->options = new Data( $attributes );
		$this->page    = $page;
		$this->choices = ( new ChoicesReader( $page ) )->read( $this->options );
	}

	/** {@inheritDoc} */
	public function props(): array {
		$terms = array();
		foreach ( $this->choices->terms as $term ) {
			$terms[] = $term->props();
		}
		return array(
			'kind'             => $this->options->string( 'kind' ),
			'taxonomy'         => $this->choices->taxonomy,
			'widgetId'         => $this->options->string( 'widgetId' ),
			'needsAll'         => $this->needs_all(),
			'heading'          => $this->options->string( 'heading' ),
			'headingLevel'     => $this->options->int( 'headingLevel' ),
			'label'            => $this->choices->label,
			'isChips'          => $this->is_chips(),
			'isSingle'         => $this->is_single(),
			'showCounts'       => $this->options->bool( 'showCounts' ),
			'hideEmpty'        => $this->options->bool( 'hideEmpty' ),
			'showFilterButton' => $this->options->bool( 'showFilterButton' ),
			'backUndoes'       => $this->options->bool( 'backUndoes' ),
			'form'             => $this->form_props(),
			'name'             => $this->name(),
			'terms'            => $terms,
			'chosen'           => $this->choices->chosen,
			'wants'            => (object) $this->choices->wants,
		);
	}

	/** {@inheritDoc} */
	public function node(): ?Node {
		$shown = array_values( array_filter( $this->choices->terms, array( $this, 'is_shown' ) ) );
		if ( array() === $shown || ! $this->page->has_products() ) {
			return null;
		}
		$is_folded = count( $shown ) > self::LONGEST;
		return Node::group(
			array(
				Parts::heading( $this->options->string( 'heading' ), $this->options->int( 'headingLevel' ) ),
				count( $this->choices->terms ) >= self::SEARCHED_FROM ? $this->search() : null,
				Parts::form(
					$this->form_props(),
					array(
						Node::element(
							'div',
							array(
								'class'      => 'storefront-filter-list__group',
								'role'       => $this->is_single() ? 'radiogroup' : 'group',
								'aria-label' => $this->choices->label,
							),
							array(
								Node::element(
									'ul',
									array( 'class' => 'storefront-filter-list__items wc-block-components-checkbox-list' . ( $this->is_chips() ? ' is-chips' : '' ) . ( $is_folded ? ' is-folded' : '' ) ),
									$this->rows( $shown, $is_folded )
								),
							)
						),
						$is_folded ? self::more( count( $shown ) ) : null,
						Parts::apply( $this->options->bool( 'showFilterButton' ) ),
					),
					array( 'class' => 'storefront-filter-list__form' )
				),
			)
		);
	}

	/**
	 * The choices.
	 *
	 * @param list<FilterTerm> $shown     Those that are shown.
	 * @param bool             $is_folded Whether only the first ones are seen.
	 * @return list<Node>
	 */
	private function rows( array $shown, bool $is_folded ): array {
		$chosen = $this->chosen();
		$row    = new FilterListRow( $this->name(), $this->is_single() ? 'radio' : 'checkbox', 'rating' === $this->options->string( 'kind' ), $this->options->bool( 'showCounts' ) );
		$rows   = array();
		if ( $this->is_single() ) {
			$rows[] = $row->node( new FilterTerm( 0, '', __( 'Any', 'storefront-islands' ), null ), array() === $chosen, false );
		}
		foreach ( $shown as $at => $term ) {
			$is_chosen = in_array( $term->value, $chosen, true );
			$rows[]    = $row->node( $term, $is_chosen, $is_folded && $at >= self::FIRST && ! $is_chosen );
		}
		return $rows;
	}

	/**
	 * Whether a choice is shown: what is chosen always is.
	 *
	 * @param FilterTerm $term The choice.
	 */
	private function is_shown( FilterTerm $term ): bool {
		return 0 !== $term->count || ! $this->options->bool( 'hideEmpty' ) || in_array( $term->value, $this->chosen(), true );
	}

	/**
	 * The values that are ticked. An address may say several where only one can be chosen.
	 *
	 * @return list<string>
	 */
	private function chosen(): array {
		return $this->is_single() ? array_slice( $this->choices->chosen, 0, 1 ) : $this->choices->chosen;
	}

	/** The field that searches a long list. */
	private function search(): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-filter-list__search' ),
			array(
				Node::element(
					'input',
					array(
						'type'         => 'search',
						'class'        => 'storefront-filter-list__query',
						/* translators: %s: what is filtered by, like "Color". */
						'aria-label'   => sprintf( __( 'Search in %s', 'storefront-islands' ), $this->choices->label ),
						'placeholder'  => __( 'Search', 'storefront-islands' ),
						'autocomplete' => 'off',
						'value'        => '',
					)
				),
				Node::element(
					'span',
					array(
						'class' => 'storefront-filter-list__found',
						'role'  => 'status',
					)
				),
			)
		);
	}

	/**
	 * The button that unfolds a long list.
	 *
	 * @param int $count How many choices there are.
	 */
	private static function more( int $count ): Node {
		return Node::element(
			'button',
			array(
				'type'          => 'button',
				'class'         => 'storefront-filter-list__more',
				'aria-expanded' => 'false',
			),
			/* translators: %d: number of choices. */
			array( sprintf( __( 'Show all %d', 'storefront-islands' ), $count ) )
		);
	}

	/**
	 * What the form says beside its own filter.
	 *
	 * @return array{action: string, fields: list<array{string, string}>}
	 */
	private function form_props(): array {
		$form = Parts::form_props( $this->page->address(), $this->choices->others );
		if ( $this->needs_all() ) {
			$form['fields'][] = array( (string) preg_replace( '/^filter_/', 'query_type_', $this->choices->argument ), 'and' );
		}
		return $form;
	}

	/** The name of its inputs. */
	private function name(): string {
		return $this->choices->argument . ( $this->is_single() ? '' : '[]' );
	}

	/** Whether a product needs all that are chosen. */
	private function needs_all(): bool {
		return 'attribute' === $this->options->string( 'kind' ) && 'and' === $this->options->string( 'queryType' );
	}

	/** Whether one choice replaces the other. */
	private function is_single(): bool {
		return 'single' === $this->options->string( 'selectType' );
	}

	/** Whether they stand beside each other. */
	private function is_chips(): bool {
		return 'chips' === $this->options->string( 'displayStyle' );
	}
}
